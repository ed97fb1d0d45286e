import { useShowProblem } from './queries.ts';

/** Returns the reply of an action; undefined once it was said why it failed. */
export function useTried() {
  const showProblem = useShowProblem();
  return async <T>(sent: Promise<T>): Promise<T | undefined> => {
    try {
      return await sent;
    } catch (error) {
      showProblem(error);
      return undefined;
    }
  };
}
