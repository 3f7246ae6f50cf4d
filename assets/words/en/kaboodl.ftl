# Words of the rules: kaboodl.
