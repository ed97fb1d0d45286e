import { useEffect, useState } from 'react';
import { ProgressBar } from 'react-aria-components';

/** Shorter work says nothing. */
const SHOWN_AFTER_MS = 1_000;

interface ProgressProps {
  /** Name of the work, such as 'Wird veröffentlicht'. */
  readonly label: string;
  readonly isRunning: boolean;
  /** Part that is done, from 0 to 1; undefined while nobody knows. */
  readonly share?: number | undefined;
}

/** Says what is being done, in words and as a line, once it takes longer than a second. */
export function Progress({ label, isRunning, share }: ProgressProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    setIsShown(false);
    if (!isRunning) return;
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);
  const isKnown = share !== undefined;
  return (
    <div role="status">
      {isRunning && isShown && (
        <ProgressBar
          className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-(--pad) py-2 text-small"
          aria-label={label}
          isIndeterminate={!isKnown}
          {...(isKnown && { value: share * 100 })}
        >
          {({ valueText, percentage }) => (
            <>
              <span>{label}</span>
              {isKnown && <span className="soft">{valueText}</span>}
              <progress
                className="h-0.5 flex-[1_0_100%] border-0 bg-(--line-2) accent-(--text)"
                aria-hidden="true"
                max={100}
                value={percentage}
              />
            </>
          )}
        </ProgressBar>
      )}
    </div>
  );
}
