import { localized } from '../../routes.ts';
import { navigate } from '../runtime/navigate.ts';
import { rememberedLanguage } from './remembered-language.ts';

// Loaded on the bare address only: a visitor who once chose English continues in
// English. Whoever follows a link within the shop, or opens any other address, gets what it says.
const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
if (!cameFromHere && rememberedLanguage() === 'en') {
  const { search, hash } = location;
  navigate(localized('/', 'en') + search + hash, { replace: true, scroll: 'keep' });
}
