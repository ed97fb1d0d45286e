/**
 * Usual accounts of DATEV's charts SKR03 and SKR04. Revenue accounts post their VAT by themselves, so that a booking has no
 * tax key. An account that takes the place of one has to be of the same class, which is its first digit.
 */
export const DATEV_ACCOUNTS = {
  '03': {
    ...{ revenue19: '8400', revenue7: '8300', revenue0: '8195' },
    ...{ fees: '4970', clearing: '1360', bank: '1200' },
  },
  '04': {
    ...{ revenue19: '4400', revenue7: '4300', revenue0: '4185' },
    ...{ fees: '6855', clearing: '1460', bank: '1800' },
  },
} as const;
export type DatevChart = keyof typeof DATEV_ACCOUNTS;
export const DATEV_CHARTS = ['03', '04'] as const satisfies DatevChart[];
export const DATEV_ACCOUNT_NAMES = [
  ...(['revenue19', 'revenue7', 'revenue0', 'fees', 'clearing', 'bank'] as const),
] as const;
export type DatevAccount = (typeof DATEV_ACCOUNT_NAMES)[number];
