import { backupJobs } from './backup/backup-jobs.ts';
import { mailJobs } from './mail/send-mail.ts';
import { paymentJobs } from './payments/payment-jobs.ts';
import { retentionJobs } from './retention/retention.ts';
import { securityJobs } from './security-log/watch.ts';
import type { Shop } from './shop.ts';
import { visitJobs } from './visits/retention.ts';

/** Registers a slice's handlers with `shop.jobs.handle`. */
type JobHandlers = (shop: Shop) => void;

/** Every slice that works on jobs; a new one is a line here. */
export const JOB_HANDLERS: readonly JobHandlers[] = [
  mailJobs,
  backupJobs,
  paymentJobs,
  visitJobs,
  retentionJobs,
  securityJobs,
];
