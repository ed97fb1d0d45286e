import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { PEOPLE_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { roleOf, type StaffRole } from '#rules/roles.ts';
import { invite, withdrawInvitation } from '../auth/invitations.ts';
import { invitations, users } from '../auth/schema.ts';
import { failure } from '../errors.ts';
import { limitKey } from '../http/client-address.ts';
import { languageOf } from '../http/language.ts';
import { refuseMail } from '../http/limited.ts';
import { serve } from '../http/serve.ts';
import { takeMail } from '../mail-queue/mail-causes.ts';
import type { HasCatalogue } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { changeRole, readPeople, roleIn } from './people.ts';

/** The people of the back office. */
export function peopleRoutes(shop: AdminShop & HasCatalogue): Hono {
  const send = async (
    c: Context,
    { email, role }: { readonly email: string; readonly role: StaffRole },
    action: 'person_invited' | 'invitation_resent',
  ) => {
    const wait = takeMail(shop, 'invitation', limitKey(c.get('address')), email);
    if (wait > 0) return refuseMail(c, shop, wait);
    const isSent = await shop.db.transaction(async (tx) => {
      const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (known && (await roleIn(tx, known.id)) !== null) return false;
      const id = await invite(shop, tx, { email, role, language: languageOf(c) });
      await recordAction(shop, tx, c.get('admin'), action, id, { role });
      return true;
    });
    return isSent ? readPeople(shop) : failure(c, 'person_known');
  };
  const change = async (c: Context, id: string, to: StaffRole | null) => {
    const changed = await changeRole(shop, c.get('admin'), id, to);
    return changed === 'done' ? readPeople(shop) : failure(c, changed);
  };

  return serve(PEOPLE_ENDPOINTS, {
    'GET /api/admin/people': () => readPeople(shop),
    'POST /api/admin/invitations': (c, { body }) =>
      send(c, { ...body, email: body.email.toLowerCase() }, 'person_invited'),
    'POST /api/admin/invitations/:id/resend': async (c, { params: { id } }) => {
      const [row] = await shop.db.select().from(invitations).where(eq(invitations.id, id));
      const role = row && roleOf([row.role]);
      return role
        ? send(c, { email: row.email, role }, 'invitation_resent')
        : failure(c, 'not_found');
    },
    'DELETE /api/admin/invitations/:id': async (c, { params: { id } }) => {
      const isGone = await shop.db.transaction(async (tx) => {
        if (!(await withdrawInvitation(tx, id))) return false;
        await recordAction(shop, tx, c.get('admin'), 'invitation_withdrawn', id);
        return true;
      });
      return isGone ? readPeople(shop) : failure(c, 'not_found');
    },
    'PUT /api/admin/people/:id': (c, { params, body }) => change(c, params.id, body.role),
    'DELETE /api/admin/people/:id': (c, { params }) => change(c, params.id, null),
  });
}
