/** Health of a container: exits with 0 while the shop in it answers. */
const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/health/live`;
const reply = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
process.exitCode = reply?.ok ? 0 : 1;
