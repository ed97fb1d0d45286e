/** Exports of a module `tools/soak/*.soak.ts`. */
export interface Soak {
  /** One line: the load and the condition that must hold. */
  readonly name: string;
  /** Prints its figures by `say`. Returns true if the condition held. */
  readonly run: (options: SoakOptions) => Promise<boolean>;
}

export interface SoakOptions {
  /** From the command line; each soak has its own default. */
  readonly minutes: number | undefined;
  /** Seed of random input; by default a soak chooses one and prints it. */
  readonly seed: number | undefined;
  readonly say: (line: string) => void;
}

/** Signs in and returns the cookies of the login. */
export async function signIn(url: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@elvare.example', password }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}

/** Reads a dashboard's stream until the signal. */
export async function watch(url: string, cookie: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${url}/api/admin/dashboard/live`, { headers: { cookie }, signal });
  for await (const _ of response.body ?? []) if (signal.aborted) return;
}
