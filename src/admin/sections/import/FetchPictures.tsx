import { useEffect, useRef, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { Progress } from '#admin/kit/Progress.tsx';
import { entryHref } from '#admin/sections/range/entry-link.ts';
import { callApi } from '#browser/api.ts';
import type { MovedPicture } from '#contract/admin-transfer.ts';
import { formReply } from '#contract/forms.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

interface FetchPicturesProps {
  readonly pictures: readonly MovedPicture[];
}

type Lost = readonly [picture: MovedPicture, reason: string];

const keyOf = ({ product, colour = '', address }: MovedPicture) =>
  [product, colour, address].join(' ');

/** Lets the server fetch the pictures of an export, one after the other; says which can't be fetched, and why. */
export function FetchPictures({ pictures }: FetchPicturesProps) {
  const { move } = useTexts();
  const { lang } = useKit();
  const [left, setLeft] = useState(pictures);
  const [lost, setLost] = useState<readonly Lost[]>([]);
  const [share, setShare] = useState<number>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  if (pictures.length === 0) return null;
  const run = async () => {
    const failed: Lost[] = [];
    setLost([]);
    for (const [at, body] of left.entries()) {
      if (isGone.current) return;
      setShare(at / left.length);
      const name = 'POST /api/admin/catalogue/import/pictures';
      const reply = await callApi(name, { body }, formReply);
      if (!reply.ok) failed.push([body, reply.message]);
    }
    setShare(undefined);
    setLost(failed);
    setLeft(failed.map(([picture]) => picture));
  };
  const count = (value: number) => value.toLocaleString(lang);
  const values = { count: count(pictures.length), done: count(pictures.length - left.length) };
  const isFirst = left === pictures;
  return (
    <div className="grid gap-3">
      <p role="status">{fill(isFirst ? move.pictures : move.fetched, values)}</p>
      {left.length > 0 && (
        <Button
          className="button justify-self-start"
          isPending={share !== undefined}
          onPress={() => void run()}
        >
          {isFirst ? move.fetch : move.again}
        </Button>
      )}
      <Progress label={move.fetching} isRunning={share !== undefined} share={share} />
      {lost.length > 0 && (
        <ul className="plain-rows" aria-label={move.lost}>
          {lost.map(([picture, reason]) => (
            <li key={keyOf(picture)}>
              <div className="[overflow-wrap:anywhere]">
                <Link
                  className="link"
                  href={entryHref(lang, { kind: 'product', id: picture.product })}
                >
                  {picture.product}
                </Link>{' '}
                <span className="soft">{picture.address}</span>
                <p className="hot">{reason}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
