import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { loadCode } from '../load-code.ts';
import { useProblemText, useShowProblem } from './queries.ts';

/**
 * A component whose code loads when it is first shown. If it can't be loaded, a layer is closed with a message; another
 * component says so in its place until the server answers. `name` is unique; `Placeholder` keeps its space until then.
 */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
): ComponentType<Props> {
  return (props) => {
    const textOf = useProblemText();
    const showProblem = useShowProblem();
    const { data, error } = useQuery({
      queryKey: ['code', name],
      queryFn: async () => ({ Loaded: await loadCode(load) }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    });
    const onClose = 'onClose' in props && (props.onClose as () => void);
    const giveUp = useEffectEvent((problem: Error) => {
      if (!onClose) return;
      onClose();
      showProblem(problem);
    });
    useEffect(() => {
      if (error) giveUp(error);
    }, [error]);
    if (data) return <data.Loaded {...props} />;
    if (!error) return Placeholder ? <Placeholder {...props} /> : null;
    if (onClose) return null;
    return (
      <p className="hot text-small" role="alert">
        {textOf(error)}
      </p>
    );
  };
}
