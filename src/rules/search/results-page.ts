/** Hits on one page of results. */
export const HITS_PER_PAGE = 48;
