import { motionAllowed } from '../navigation/motion.ts';
import { useShop } from '../shop-context.ts';
import { Icon } from '../ui/Icon.tsx';

export function BackToTop() {
  const { t } = useShop();
  const toTop = () => scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' });
  return (
    <button type="button" className="to-top" aria-label={t('nav.top')} data-hold onClick={toTop}>
      <Icon name="up" />
    </button>
  );
}
