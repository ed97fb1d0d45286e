import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '../running-shop.ts';

/** One window of a browser, driven as the W3C's WebDriver says. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Returns what an expression is in the page, as JSON. */
  run(expression: string): Promise<unknown>;
  /** Moves mouse and keys: actions of WebDriver. */
  act(actions: readonly object[]): Promise<void>;
  end(): Promise<void>;
}

const HEIGHT = 900;
const START_MS = 60_000;
/** Where Debian has programs that are in no PATH. */
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

export interface EngineKind {
  readonly name: string;
  /** Programs it needs, with Debian's packages. */
  readonly needs: Readonly<Record<string, string>>;
  readonly start: (width: number) => Promise<Engine>;
}

/** True if a program is installed. */
export const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', 'command -v "$0"', program]).status === 0;

/** Programs and a folder that end together. */
class Programs {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'elvare-browser-'));
  readonly #children: ChildProcess[] = [];

  start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const stdio = ['ignore', 'ignore', 'pipe', 'pipe'] as const;
    const child = spawn(program, args, { stdio: [...stdio], env: { ...process.env, ...env } });
    this.#children.push(child);
    return child;
  }

  async end(): Promise<void> {
    for (const child of this.#children.reverse()) {
      if (child.exitCode !== null || !child.kill()) continue;
      await once(child, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Calls methods of WebDriver BiDi. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<Record<string, never>>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data));
    if (type === 'error') waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
  });
  return (method: string, params: object): Promise<Record<string, never>> => {
    const reply = Promise.withResolvers<Record<string, never>>();
    last += 1;
    waiting.set(last, reply);
    socket.send(JSON.stringify({ id: last, method, params }));
    return reply.promise;
  };
}

async function startFirefox(width: number): Promise<Engine> {
  const programs = new Programs();
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0'];
  const child = programs.start('firefox-esr', [...args, '--profile', programs.folder]);
  const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream });
  let url = '';
  for await (const line of lines) {
    url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1] ?? '';
    if (url !== '') break;
  }
  child.stderr?.resume();
  const call = await connect(`${url}/session`);
  await call('session.new', { capabilities: {} });
  const { context } = await call('browsingContext.create', { type: 'tab' });
  await call('browsingContext.setViewport', { context, viewport: { width, height: HEIGHT } });
  return {
    open: async (to) => void (await call('browsingContext.navigate', { context, url: to })),
    run: async (expression) => {
      const evaluated = { expression, target: { context }, awaitPromise: true };
      const { result } = await call('script.evaluate', evaluated);
      return JSON.parse(result?.['value'] ?? 'null');
    },
    act: async (actions) => void (await call('input.performActions', { context, actions })),
    end: () => programs.end(),
  };
}

async function startWebKit(width: number): Promise<Engine> {
  const programs = new Programs();
  const screen = programs.start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24']);
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  // The bar of addresses would be wider than a telephone.
  const style = '* { padding: 0; margin: 0; min-width: 0; border-width: 0; font-size: 3px; }';
  mkdirSync(path.join(programs.folder, 'gtk-3.0'));
  writeFileSync(path.join(programs.folder, 'gtk-3.0', 'gtk.css'), style);
  const [port] = await freePorts(1);
  programs
    .start('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: programs.folder,
      NO_AT_BRIDGE: '1',
    })
    .stderr?.resume();
  const call = async (method: string, target: string, body?: object) => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://127.0.0.1:${port}/session${target}`, init);
    const { value } = (await response.json()) as { value: Record<string, never> };
    if (!response.ok) throw new Error(value['message']);
    return value;
  };
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const until = Date.now() + START_MS;
  const begin = (): ReturnType<typeof call> =>
    call('POST', '', { capabilities }).catch((error: unknown) => {
      if (Date.now() > until || !(error instanceof TypeError)) throw error;
      return begin();
    });
  const { sessionId } = await begin();
  const post = (command: string, body: object) => call('POST', `/${sessionId}/${command}`, body);
  await post('window/rect', { x: 0, y: 0, width, height: HEIGHT });
  return {
    open: async (url) => void (await post('url', { url })),
    run: async (expression) => {
      const script = `return ${expression}`;
      return JSON.parse(String(await post('execute/sync', { script, args: [] })));
    },
    act: async (actions) => void (await post('actions', { actions })),
    end: async () => {
      await call('DELETE', `/${sessionId}`);
      await programs.end();
    },
  };
}

export const ENGINES: readonly EngineKind[] = [
  { name: 'Firefox', needs: { 'firefox-esr': 'firefox-esr' }, start: startFirefox },
  {
    name: 'WebKit',
    needs: {
      WebKitWebDriver: 'webkit2gtk-driver',
      [MINI_BROWSER]: 'webkit2gtk-driver',
      Xvfb: 'xvfb',
    },
    start: startWebKit,
  },
];
