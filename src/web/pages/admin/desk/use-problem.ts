import { useCallback, useEffect, useRef, useState } from 'react';
import { tellLeft } from './left-changes.ts';

/** Returns a function that returns the address of the view once it is left, and undefined while it is shown. */
export function useLeftHash(): () => string | undefined {
  const left = useRef<string>(undefined);
  useEffect(() => {
    const { hash } = location;
    left.current = undefined;
    return () => {
      left.current = hash;
    };
  }, []);
  return useCallback(() => left.current, []);
}

/**
 * State of the sentence that says why an action failed. Once its view is left, the sentence is told above every
 * section, under the name of what was changed or of the section.
 */
export function useProblem(name?: string) {
  const [problem, setProblem] = useState('');
  const leftHash = useLeftHash();
  const tell = (sentence: string) => {
    const hash = leftHash();
    if (hash === undefined) setProblem(sentence);
    else if (sentence !== '') tellLeft(hash, name, sentence);
  };
  return { problem, setProblem: tell, isLeft: () => leftHash() !== undefined };
}
