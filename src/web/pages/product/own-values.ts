/** Values that stand for settings of the company, in the rows of a product's safety. */
export const OWN_MAKER = '{maker}';
export const OWN_WEEE = '{weee}';
