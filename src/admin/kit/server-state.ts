import { create } from 'zustand';

interface ServerState {
  /** Time since which no request was answered, by this device's clock, in epoch milliseconds; undefined while they are. */
  readonly lostAt: number | undefined;
}

/** State of the server as the last request found it. */
export const useServer = create<ServerState>(() => ({ lostAt: undefined }));

/** Records whether a request was answered. */
export function recordAnswer(isAnswered: boolean): void {
  const isLost = useServer.getState().lostAt !== undefined;
  if (isLost === isAnswered) useServer.setState({ lostAt: isAnswered ? undefined : Date.now() });
}
