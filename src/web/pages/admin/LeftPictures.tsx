import { useEffect } from 'react';
import type { DashboardProps } from './Dashboard.tsx';
import { useLeftPictures } from './desk/range/media/left-pictures.ts';
import { rangeHash } from './desk/range/range-views.ts';

/** Pictures whose fields could not be saved when they were left, above every section; each leads to its editor. */
export function LeftPictures({ texts }: Pick<DashboardProps, 'texts'>) {
  const left = [...useLeftPictures().values()].filter(({ problem }) => problem !== undefined);
  const hasLeft = left.length > 0;
  useEffect(() => {
    if (!hasLeft) return;
    // They go with their page.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasLeft]);
  if (!hasLeft) return null;
  return (
    <div className="news-left news-hot" role="alert">
      {left.map(({ picture, problem }) => (
        <p key={picture.id}>
          {texts.alerts.unsaved}{' '}
          <a className="desk-link" href={rangeHash('media', picture.id)}>
            {picture.name}
          </a>
          . {problem || texts.alerts.failed}
        </p>
      ))}
    </div>
  );
}
