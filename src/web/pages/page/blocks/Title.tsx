import type { BlockProps } from '../page-data.ts';
import { Principles } from './Principles.tsx';

/** The headline of a page, with its statement. */
export function Title({ block }: Pick<BlockProps<'headline', unknown>, 'block'>) {
  const { title, text, points } = block;
  return (
    <>
      {title && (
        <div className="list-head">
          <h1 className="page-title">{title}</h1>
        </div>
      )}
      {text && <p className="statement">{text}</p>}
      {points && <Principles items={points} />}
    </>
  );
}
