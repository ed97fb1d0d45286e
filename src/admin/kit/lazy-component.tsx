import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { loadCode } from '../load-code.ts';
import { useProblemText } from './queries.ts';

/**
 * A component whose code loads when it is first shown. In its place it says that it can't be loaded, until the server
 * answers again. `name` is unique.
 */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return (props) => {
    const textOf = useProblemText();
    const { data, error } = useQuery({
      queryKey: ['code', name],
      queryFn: async () => ({ Loaded: await loadCode(load) }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    });
    if (data) return <data.Loaded {...props} />;
    return (
      error && (
        <p className="hot text-small" role="alert">
          {textOf(error)}
        </p>
      )
    );
  };
}
