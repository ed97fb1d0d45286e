import type { ReactNode } from 'react';

/** The large title of a list page with a quiet figure or sentence at its right. */
export function ListHead({ title, aside }: { readonly title: string; readonly aside?: ReactNode }) {
  return (
    <div className="list-head">
      <h1 className="page-title">{title}</h1>
      {aside && (
        <p className="num text-soft" role="status">
          {aside}
        </p>
      )}
    </div>
  );
}
