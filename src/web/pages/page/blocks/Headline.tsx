import type { FirstTexts } from '../de.ts';
import type { BlockProps } from '../page-data.ts';
import { Principles } from './Principles.tsx';

type Props = BlockProps<'headline', Pick<FirstTexts, 'expect'>> & {
  readonly island?: string | undefined;
};

function Posters({ block, texts }: Props) {
  return (
    <ul className="posters">
      {block.points?.map(({ colour, title, text, items = [] }, index) => (
        <li
          key={title}
          className={block.light?.[index] ? 'poster light-poster' : 'poster'}
          data-colour={colour}
        >
          <h3 className="wide">{title}</h3>
          <div>
            <p className="lead">{text}</p>
            <ul aria-label={`${texts.expect}: ${title}`}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A headline with its text further down; without a title a paragraph. */
export function Headline({ block, texts, island }: Props) {
  const { title, text, points, shape } = block;
  if (title === undefined && !points) {
    return (
      <p className="wrap lead max-w-[48em] py-[clamp(32px,4vw,64px)]" data-island={island}>
        {text}
      </p>
    );
  }
  return (
    <section data-island={island}>
      <div className="wrap neu-soon">
        <h2 className="h2">{title}</h2>
        {text && <p className="lead max-w-[30em]">{text}</p>}
      </div>
      {points && shape === 'posters' && <Posters block={block} texts={texts} />}
      {points && shape !== 'posters' && (
        <div className="wrap">
          <Principles items={points} />
        </div>
      )}
    </section>
  );
}
