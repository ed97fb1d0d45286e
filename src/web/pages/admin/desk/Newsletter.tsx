import { deskNewsletterReply } from '../../../../contract/desk-messages.ts';
import { API } from '../../../../routes.ts';
import type { DeskProps } from './copy.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

const STATES = ['confirmed', 'requested', 'unsubscribed'] as const;

/** How many get the newsletter, and the confirmed ones as a table. */
export function Newsletter({ copy }: Pick<DeskProps, 'copy'>) {
  const { reply, reload } = useReply(API.deskNewsletter, deskNewsletterReply);
  return (
    <>
      <h2 className="desk-title">{copy.newsletter.title}</h2>
      {reply?.ok ? (
        <dl className="desk-sums num">
          {STATES.map((state) => (
            <div key={state}>
              <dt>{copy.newsletter[state]}</dt>
              <dd>{reply.data[state]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Waiting copy={copy} reply={reply} reload={reload} />
      )}
      <a className="desk-button" href={API.deskNewsletterCsv} download>
        {copy.csv}
      </a>
    </>
  );
}
