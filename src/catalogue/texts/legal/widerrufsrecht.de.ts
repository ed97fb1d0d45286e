import type { LegalText } from './legal-text.ts';

export const texts: LegalText = {
  screen: 'withdrawal',
  title: 'Widerrufsrecht',
  description: 'Widerrufsbelehrung, Muster-Widerrufsformular und unsere freiwillige Rückgabe.',
  sections: [
    {
      heading: 'Widerrufsrecht',
      body: [
        'Du hast das Recht, binnen {withdrawalDays} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
        'Die Widerrufsfrist beträgt {withdrawalDays} Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen hast bzw. hat.',
        'Um dein Widerrufsrecht auszuüben, musst du uns ({companyName}, {companyStreet}, {companyCity}, Telefon: {companyPhone}, E-Mail: {companyEmail}) mittels einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Du kannst dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist.',
        'Zur Wahrung der Widerrufsfrist reicht es aus, dass du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.',
      ],
    },
    {
      heading: 'Folgen des Widerrufs',
      body: [
        'Wenn du diesen Vertrag widerrufst, haben wir dir alle Zahlungen, die wir von dir erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass du eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt hast), unverzüglich und spätestens binnen {withdrawalDays} Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über deinen Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das du bei der ursprünglichen Transaktion eingesetzt hast, es sei denn, mit dir wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden dir wegen dieser Rückzahlung Entgelte berechnet.',
        'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis du den Nachweis erbracht hast, dass du die Waren zurückgesandt hast, je nachdem, welches der frühere Zeitpunkt ist.',
        'Du hast die Waren unverzüglich und in jedem Fall spätestens binnen {withdrawalDays} Tagen ab dem Tag, an dem du uns über den Widerruf dieses Vertrags unterrichtest, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn du die Waren vor Ablauf der Frist absendest. Wir tragen die Kosten der Rücksendung, wenn du unser Rücksendeetikett verwendest.',
        'Du musst für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
      ],
    },
    {
      heading: 'Ausschluss des Widerrufsrechts',
      body: [
        'Das Widerrufsrecht besteht nicht bei versiegelten Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde (zum Beispiel Parfüm).',
      ],
    },
    {
      heading: 'Freiwillige Rückgabe',
      body: [
        'Zusätzlich zum gesetzlichen Widerrufsrecht nehmen wir ungetragene, unbeschädigte Ware innerhalb von {returnDays} Tagen nach Erhalt zurück. Schreib uns an {companyEmail}; du bekommst ein kostenloses Rücksendeetikett, und wir erstatten den Kaufpreis auf demselben Weg, auf dem du gezahlt hast. Dein gesetzliches Widerrufsrecht wird dadurch nicht eingeschränkt.',
      ],
    },
    {
      heading: 'Muster-Widerrufsformular',
      body: [
        'Wenn du den Vertrag widerrufen willst, kannst du dieses Formular ausfüllen und zurücksenden:',
        [
          'An {companyName}, {companyStreet}, {companyCity}, E-Mail: {companyEmail}',
          'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)',
          'Bestellt am (*) / erhalten am (*)',
          'Name des/der Verbraucher(s)',
          'Anschrift des/der Verbraucher(s)',
          'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
          'Datum',
        ],
        '(*) Unzutreffendes streichen.',
      ],
    },
  ],
};
