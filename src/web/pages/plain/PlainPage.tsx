import type { PageHead, PageProps } from '../../page.ts';

/** A page that is a title and a few paragraphs. */
export interface PlainCopy {
  readonly title: string;
  readonly description: string;
  readonly paragraphs: readonly string[];
}

export function Page({ copy }: PageProps<PlainCopy>) {
  return (
    <div className="wrap pb-24">
      <div className="list-head">
        <h1 className="title">{copy.title}</h1>
      </div>
      {copy.paragraphs.map((text) => (
        <p key={text} className="lead max-w-[34em] pb-4">
          {text}
        </p>
      ))}
    </div>
  );
}

export function head({ copy }: PageProps<PlainCopy>): PageHead {
  return { title: copy.title, description: copy.description };
}
