import {
  keepPreviousData,
  type Query,
  QueryClient,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { refreshSession } from '#browser/account/session.ts';
import {
  type ApiPath,
  type ApiResult,
  callApi,
  type EndpointName,
  type ReplySchema,
  type Sent,
} from '#browser/api.ts';
import { confirmed } from '#browser/confirm/confirm-store.ts';
import { downloadFile } from '#browser/download-file.ts';
import { LoadProblem } from '../load-code.ts';
import { type Params, useKit, withParams } from './kit-context.ts';
import { recordAnswer, useServer } from './server-state.ts';
import { signInAgain } from './sign-in-again.tsx';
import { showProblem } from './toasts.tsx';

/** A request that failed, with the code of the API. */
export class ApiProblem extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const UNREACHABLE = ['offline', 'unavailable'];
/** Codes after which the frame says what is missing. */
const SHUT_OUT = ['forbidden', 'factor_needed', 'new_password_needed'];
const RETRY_MS = 5_000;

const codeOf = (error: unknown): string =>
  error instanceof ApiProblem || error instanceof LoadProblem ? error.code : 'internal';

/** Returns the data of a request's result. Throws what went wrong; after an ended login it goes on once there is one. */
async function askFor<T>(ask: () => Promise<ApiResult<T>>, isAction: boolean): Promise<T> {
  const first = await ask();
  const isOut = !first.ok && first.code === 'not_signed_in';
  const result = isOut && (await signInAgain(isAction)) ? await ask() : first;
  recordAnswer(result.ok || !UNREACHABLE.includes(result.code));
  if (result.ok) return result.data;
  if (SHUT_OUT.includes(result.code)) location.reload();
  // It is another one by now.
  if (result.code === 'role_forbids') void refreshSession();
  throw new ApiProblem(result.code, result.message);
}

/**
 * The one cache of replies. While the server doesn't answer, it retries what is shown every 5 s; what failed follows as soon
 * as anything is answered.
 */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: 5_000 },
      mutations: { networkMode: 'always' },
    },
  });
  // Pages wait for the names once.
  client.setQueryDefaults(['GET /api/admin/catalogue/names' satisfies ReadName], {
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isLost = () => useServer.getState().lostAt !== undefined;
  const retry = () => {
    if (isLost()) void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
  };
  setInterval(retry, RETRY_MS);
  addEventListener('online', retry);
  useServer.subscribe(() => {
    const predicate = ({ state }: Query) => state.status === 'error';
    if (!isLost()) void client.refetchQueries({ type: 'active', predicate });
  });
  return client;
}

/** Endpoints that are read; what is typed into a search is POSTed, and so is what has no short name. */
type ReadName =
  | Extract<EndpointName, `GET ${string}`>
  | 'POST /api/admin/orders'
  | 'POST /api/admin/customers'
  | 'POST /api/admin/person'
  | 'POST /api/admin/catalogue/products'
  | 'POST /api/admin/media/search'
  | 'POST /api/admin/studio-pictures'
  | 'POST /api/admin/stock/search'
  | 'POST /api/admin/stock-preview'
  | 'POST /api/admin/campaign-preview';

/** Sentence for a failed request, in the page's language. */
export function useProblemText() {
  const { texts } = useKit();
  return (error: unknown): string => {
    const code = codeOf(error);
    if (UNREACHABLE.includes(code)) return texts.offline;
    if (code === 'outdated') return texts.outdated;
    return (error instanceof Error && error.message) || texts.failed;
  };
}

/** Key of an endpoint's reply in the cache, and its request. */
export function apiQuery<Name extends ReadName, T>(
  name: Name,
  sent: Sent<Name>,
  schema: ReplySchema<Name, T>,
) {
  const { query } = sent as { readonly query?: URLSearchParams | string };
  return {
    queryKey: [name, { ...sent, ...(query !== undefined && { query: String(query) }) }],
    queryFn: () => askFor(() => callApi(name, sent, schema), false),
  };
}

/** Reads an endpoint; while other parameters load, what was there before stays. */
export function useApi<Name extends ReadName, T>(
  name: Name,
  sent: Sent<Name>,
  schema: ReplySchema<Name, T>,
  options: {
    readonly everyMs?: number;
    readonly isAsked?: boolean;
    readonly isKept?: false;
  } = {},
) {
  const isAnew = options.isKept === false;
  const { data, error, isPlaceholderData, isFetchedAfterMount, refetch } = useQuery({
    ...apiQuery(name, sent, schema),
    // Data to edit or publish are read anew each time, even if another screen has just read them.
    ...(isAnew
      ? { gcTime: 0, refetchOnMount: 'always' as const }
      : { placeholderData: keepPreviousData }),
    enabled: options.isAsked ?? true,
    ...(options.everyMs !== undefined && { refetchInterval: options.everyMs }),
  });
  const shown = isAnew && !isFetchedAfterMount ? undefined : data;
  return { data: shown, error, isPlaceholderData, refetch: () => void refetch() };
}
export type Loading<T> = Pick<
  ReturnType<typeof useApi<ReadName, T>>,
  'data' | 'error' | 'isPlaceholderData' | 'refetch'
>;

/** Content of a change; `what` names it in the question for a proof. */
type Sending<Name extends EndpointName> = Sent<Name> & { readonly what?: string };
type Mutation<Name extends EndpointName, T> = UseMutationResult<T, Error, Sending<Name>>;

/**
 * Sends a change, asks for a proof where the endpoint wants one, and then reads again what it changes. A refused
 * confirmation is no problem that needs a sentence.
 */
export function useSend<Name extends EndpointName, T>(
  name: Name,
  schema: ReplySchema<Name, T>,
  changes: readonly ReadName[],
): Pick<Mutation<Name, T>, 'mutate' | 'mutateAsync' | 'isPending' | 'error'> & {
  /** Returns the reply; undefined once it was said why it failed. */
  readonly tried: (sent: Sending<Name>) => Promise<T | undefined>;
} {
  const client = useQueryClient();
  const { lang } = useKit();
  const showProblem = useShowProblem();
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ what, ...sent }: Sending<Name>) => {
      const headers = { 'accept-language': lang };
      const named = Object.assign({}, sent as Sent<Name>, { headers });
      return askFor(() => confirmed(() => callApi(name, named, schema), what), true);
    },
    onSettled: () =>
      Promise.all(changes.map((each) => client.invalidateQueries({ queryKey: [each] }))),
  });
  const send = mutateAsync as (sent: Sending<Name>) => Promise<T>;
  const tried = (sent: Sending<Name>) =>
    send(sent).catch((problem: unknown) => {
      showProblem(problem);
      return undefined;
    });
  return { mutate, mutateAsync, tried, isPending, error };
}

/** True for the failure of an action whose confirmation was cancelled. */
export const isCancelled = (error: unknown) => codeOf(error) === 'confirm_needed';

/** Shows why an action failed, unless its confirmation was cancelled. */
export function useShowProblem() {
  const { texts } = useKit();
  const textOf = useProblemText();
  return (error: unknown): void => {
    if (!isCancelled(error)) showProblem(texts.notDone, textOf(error));
  };
}

/** Downloads a file of the API; asks for a proof where the endpoint wants one. A body is sent by POST. */
export function useDownload(path: ApiPath, body?: object, query: Params = {}) {
  return useMutation({
    mutationFn: () =>
      askFor(() => confirmed(() => downloadFile(withParams(path, query), body)), true),
    onError: useShowProblem(),
  });
}
