import path from 'node:path';
import { API, type Project, type Type } from 'typescript/unstable/sync';
import { readForm } from '#sandbox/stripe/form.ts';
import { need, Walker } from './walker.ts';

/** One call as it went over the wire. */
export interface Call {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Form-encoded: the body of a POST, else the query. */
  readonly params: string;
  /** JSON. */
  readonly answer: string;
}

export interface Schema {
  endpoints: readonly string[];
  /** `POST /v1/refunds` for the call's own path, or undefined. */
  endpointOf(call: Call): string | undefined;
  /** Everything in the call's parameters that the library's types do not allow. */
  requestFaults(call: Call): string[];
  /** All fields of its response. */
  answerFaults(call: Call): string[];
  /** Everything in the JSON of a webhook. */
  noticeFaults(json: string): string[];
  close(): void;
}

/**
 * Reads the types of the installed library through the compiler and holds JSON and forms against
 * them. Enumerations are taken as closed, though the library leaves them open (`OtherString`).
 */
export function openSchema(): Schema {
  const api = new API({ cwd: import.meta.dirname });
  const config = path.join(import.meta.dirname, 'tsconfig.json');
  const snapshot = api.updateSnapshot({ openProjects: [config] });
  const [project] = snapshot.getProjects();
  if (!project) throw new Error(`${config} is no project`);
  const walker = new Walker(project.checker);
  const roots = exportsOf(project);
  const shapeOf = (type: Type | undefined) => walker.shape(need(type, 'a type')).properties;
  const endpoints = shapeOf(roots.get('Endpoints'));
  const notices = shapeOf(roots.get('Notice'));
  const patterns = [...endpoints.keys()].map((name) => {
    const [method, route = ''] = name.split(' ');
    return { name, method, pattern: new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`) };
  });
  const endpointOf = (call: Call) =>
    patterns.find(({ method, pattern }) => method === call.method && pattern.test(call.path))?.name;

  const faultsOf = (call: Call, part: 'params' | 'answer', value: unknown) => {
    const name = endpointOf(call);
    if (name === undefined) return [`${call.method} ${call.path} is not described`];
    const types = shapeOf(endpoints.get(name)?.type);
    const type = need(types.get(part)?.type, part);
    return walker.faults(type, value, `${name} ${part}`, part === 'params');
  };

  return {
    endpoints: [...endpoints.keys()],
    endpointOf,
    requestFaults: (call) => {
      const form = readForm(call.params);
      if ('unreadable' in form) return [`${form.unreadable} is no parameter name`];
      return faultsOf(call, 'params', form.fields);
    },
    answerFaults: (call) => {
      const answer = JSON.parse(call.answer) as object;
      if (!('error' in answer)) return faultsOf(call, 'answer', answer);
      return walker.faults(need(roots.get('Refusal'), 'Refusal'), answer, 'refusal', false);
    },
    noticeFaults: (json) => {
      const event = JSON.parse(json) as { object: string; type: string };
      const part = event.object === 'event' ? 'snapshot' : 'thin';
      const type = need(notices.get(part)?.type, part);
      return walker.faults(type, event, event.type, false);
    },
    close: () => api.close(),
  };
}

function exportsOf({ checker, program, rootFiles }: Project): ReadonlyMap<string, Type> {
  const [file = ''] = rootFiles;
  const source = need(program.getSourceFile(file), file);
  const module = need(checker.getSymbolAtLocation(source), file);
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]),
  );
}
