/** Reads CPU time and memory of processes from /proc; benchmarks run on Linux only. */
import { globSync, readFileSync } from 'node:fs';

/** Kernel ticks are 1/100 s on every Linux that Node runs on. */
const millisecondsPerTick = 10;

/** Returns the fields of `/proc/<pid>/stat` after the name, which may contain spaces. */
function statFields(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** Returns the CPU time of a process so far, user and system, in milliseconds. */
export function cpuMilliseconds(pid: number): number {
  const fields = statFields(pid);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) * millisecondsPerTick;
}

/** Returns the same for a process with its running children and those that have ended. */
export function familyCpuMilliseconds(pid: number): number {
  const own = statFields(pid);
  const ended = ((own[13] ?? 0) + (own[14] ?? 0)) * millisecondsPerTick;
  const living = globSync('/proc/[0-9]*/stat').reduce((sum, file) => {
    const child = Number(file.split('/')[2]);
    try {
      return statFields(child)[1] === pid ? sum + cpuMilliseconds(child) : sum;
    } catch (error) {
      // The process may end while the list is read.
      if (error instanceof Error && 'code' in error) return sum;
      throw error;
    }
  }, 0);
  return cpuMilliseconds(pid) + ended + living;
}

/** Returns a line of `/proc/<pid>/status` in bytes: `VmRSS` resident memory, `VmHWM` its largest value. */
export function statusBytes(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const line = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status);
  return Number(line?.[1] ?? Number.NaN) * 1024;
}

/** Returns the resident memory of a process in bytes. */
export const residentBytes = (pid: number): number => statusBytes(pid, 'VmRSS');
