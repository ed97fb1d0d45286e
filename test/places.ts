/** Addresses of the journeys' shop; `e2e.setup.ts` started it. */
function place(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: journeys run by Playwright only.`);
  return value;
}

export const inboxUrl = () => place('INBOX_URL');
export const admin = () => ({
  email: place('SHOP_ADMIN_EMAIL'),
  password: place('SHOP_ADMIN_PASSWORD'),
});
