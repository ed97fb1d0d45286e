/** Names of a path's parameters: `'id' | 'mail'` of `/api/admin/orders/:id/mails/:mail/resend`. */
export type ParamOf<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? ParamOf<Start> | ParamOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Returns an API path with its parameters, which it encodes: `apiPath('/api/admin/orders/:id', { id })`. */
export function apiPath<Path extends string>(
  path: Path,
  params: Readonly<Record<ParamOf<Path>, string>>,
): string {
  const values: Readonly<Record<string, string>> = params;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
