/** Settles as `promise`, or rejects after `limitMs`; what was begun goes on. */
export async function within<T>(promise: PromiseLike<T> | T, limitMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = new Error(`no answer within ${limitMs / 1000} s`);
  const timer = setTimeout(reject, limitMs, error);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
