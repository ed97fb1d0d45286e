// Small comforts for the payment form; everything works without them.

const digitsOf = (text) => text.replace(/\D/g, '');

const groupCard = (digits) => digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');

const groupExpiry = (digits, deleting) => {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year = padded.slice(2, 6);
  if (year)
    return `${month} / ${year.length === 4 && year.startsWith('20') ? year.slice(2) : year}`;
  return month.length === 2 && !deleting ? `${month} / ` : month;
};

/** Formats while typing; the caret keeps its place among the digits. */
const formatAs = (input, format) => {
  input?.addEventListener('input', (event) => {
    const deleting = event.inputType?.startsWith('delete') ?? false;
    const atEnd = input.selectionStart === input.value.length;
    const before = digitsOf(input.value.slice(0, input.selectionStart)).length;
    input.value = format(digitsOf(input.value), deleting);
    if (atEnd) return;
    let place = 0;
    for (let seen = 0; place < input.value.length && seen < before; place += 1) {
      if (/\d/.test(input.value[place])) seen += 1;
    }
    input.setSelectionRange(place, place);
  });
};

const number = document.querySelector('#number');
const expiry = document.querySelector('#expiry');
const cvc = document.querySelector('#cvc');
formatAs(number, groupCard);
formatAs(expiry, groupExpiry);
formatAs(cvc, (digits) => digits.slice(0, 4));
formatAs(document.querySelector('#postal_code'), (digits) => digits.slice(0, 5));

/** A picture the shop can't show leaves its quiet ground, not a torn page. */
for (const picture of document.images) {
  const hide = () => {
    picture.hidden = true;
  };
  if (picture.complete && picture.naturalWidth === 0) hide();
  picture.addEventListener('error', hide);
}

for (const button of document.querySelectorAll('[data-fill]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const card = document.querySelector('input[name="method"][value="card"]');
    if (card) card.checked = true;
    number.value = button.dataset.fill;
    expiry.value = '12 / 34';
    cvc.value = '123';
    number.scrollIntoView({ block: 'center' });
    number.focus({ preventScroll: true });
  });
}

// A second press while the first is on its way would only be redirected; say so instead.
for (const form of document.querySelectorAll('form[data-pay]')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = 'yes';
    const button = event.submitter;
    if (!button?.dataset.working) return;
    button.dataset.label = button.textContent;
    button.textContent = button.dataset.working;
    button.setAttribute('aria-disabled', 'true');
  });
}

// Coming back with the browser's back button restores the page as it was left.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[data-pay]')) {
    delete form.dataset.sent;
    for (const button of form.querySelectorAll('button[data-label]')) {
      button.textContent = button.dataset.label;
      button.removeAttribute('aria-disabled');
    }
  }
});
