import { motionAllowed } from '../runtime/motion.ts';
import { usePart } from '../shop-context.ts';
import { MoreIcon } from '../ui/MoreIcon.tsx';

export function BackToTop() {
  const { t } = usePart();
  const toTop = () => scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' });
  return (
    <button
      type="button"
      className="icon-btn to-top"
      aria-label={t('nav.top')}
      data-hold
      onClick={toTop}
    >
      <MoreIcon name="up" />
    </button>
  );
}
