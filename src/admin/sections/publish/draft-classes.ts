/** Classes of a draft or a changed entry, and of its head. */
export const DRAFT = 'block grid gap-3 [&:not(:has(.changes))]:py-2.5';
export const DRAFT_HEAD = 'flex flex-wrap items-center gap-x-3 gap-y-1';
