/** One of the nine reviews of the home page. Nobody wrote them: demo mode only (`rules/claims.ts`). */
export type Review = {
  readonly id: string;
  readonly name: string;
  /** Stands in for a picture. */
  readonly initials: string;
  /** 1 to 5 stars. */
  readonly rating: number;
  readonly daysAgo: number;
};

export const REVIEWS: readonly Review[] = [
  { id: 'leonie', name: 'Leonie K.', initials: 'LK', rating: 5, daysAgo: 2 },
  { id: 'mehmet', name: 'Mehmet A.', initials: 'MA', rating: 5, daysAgo: 5 },
  { id: 'jonas', name: 'Jonas W.', initials: 'JW', rating: 5, daysAgo: 7 },
  { id: 'sofia', name: 'Sofia R.', initials: 'SR', rating: 5, daysAgo: 14 },
  { id: 'karin', name: 'Karin B.', initials: 'KB', rating: 4, daysAgo: 16 },
  { id: 'tobias', name: 'Tobias H.', initials: 'TH', rating: 5, daysAgo: 21 },
  { id: 'aylin', name: 'Aylin D.', initials: 'AD', rating: 5, daysAgo: 28 },
  { id: 'piotr', name: 'Piotr N.', initials: 'PN', rating: 4, daysAgo: 35 },
  { id: 'greta', name: 'Greta M.', initials: 'GM', rating: 5, daysAgo: 60 },
];
