import { alertJobs } from './alerts/close-alerts.ts';
import { backupJobs } from './backup/backup-jobs.ts';
import { stockRequestJobs } from './forms/tell-back.ts';
import { liveJobs } from './golive/watch-live.ts';
import { mailJobs } from './mail/send-mail.ts';
import { paperJobs } from './papers/draw-papers.ts';
import { paymentJobs } from './payments/payment-jobs.ts';
import { retentionJobs } from './retention/retention.ts';
import { reviewJobs } from './reviews/ask.ts';
import { securityJobs } from './security-log/watch.ts';
import { visitJobs } from './visits/retention.ts';
import { withdrawalJobs } from './withdrawals/watch.ts';

/** Register a slice's handlers with `shop.jobs.handle`; a new slice that works on jobs is a line here. */
export const JOB_HANDLERS = [
  mailJobs,
  backupJobs,
  paymentJobs,
  paperJobs,
  visitJobs,
  retentionJobs,
  securityJobs,
  liveJobs,
  withdrawalJobs,
  stockRequestJobs,
  reviewJobs,
  alertJobs,
];
