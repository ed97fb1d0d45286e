import { useRef } from 'react';

/** A number that lights up for a moment when it changes; never at load. */
export function Figure({ text }: { readonly text: string }) {
  const first = useRef(text);
  return (
    <span
      key={text}
      className={
        text === first.current ? undefined : 'motion-safe:animate-[today-change_1.2s_ease-out]'
      }
    >
      {text}
    </span>
  );
}
