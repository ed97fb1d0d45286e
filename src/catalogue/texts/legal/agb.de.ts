import type { LegalText } from './legal-text.ts';

export const texts: LegalText = {
  screen: 'terms',
  title: 'Allgemeine Geschäftsbedingungen',
  description: 'Die Bedingungen, zu denen du bei Elvare bestellst.',
  intro:
    'Diese Bedingungen gelten für alle Bestellungen in diesem Onlineshop. Du kannst sie jederzeit hier lesen, speichern und ausdrucken.',
  sections: [
    {
      heading: '§ 1 Geltungsbereich und Vertragspartner',
      body: [
        'Für alle Bestellungen über diesen Onlineshop gelten diese Allgemeinen Geschäftsbedingungen (AGB). Dein Vertragspartner ist {companyName}, {companyStreet}, {companyCity}, vertreten durch {companyOwner}.',
        'Verbraucherin oder Verbraucher ist jede natürliche Person, die ein Rechtsgeschäft zu Zwecken abschließt, die überwiegend weder ihrer gewerblichen noch ihrer selbstständigen beruflichen Tätigkeit zugerechnet werden können (§ 13 BGB). Unternehmerin oder Unternehmer ist, wer bei Abschluss des Geschäfts in Ausübung seiner gewerblichen oder selbstständigen beruflichen Tätigkeit handelt (§ 14 BGB).',
        'Abweichende Bedingungen von Unternehmerinnen und Unternehmern werden nicht Bestandteil des Vertrags, außer wir stimmen ausdrücklich zu.',
      ],
    },
    {
      heading: '§ 2 Vertragsschluss',
      body: [
        'Die Darstellung der Produkte ist kein rechtlich bindendes Angebot, sondern eine Aufforderung zu bestellen. Du legst Produkte in den Warenkorb, prüfst sie dort und kannst Menge, Farbe und Größe jederzeit ändern oder Artikel entfernen.',
        'Mit „Jetzt Zahlen“ gelangst du zur Bezahlseite unseres Zahlungsdienstleisters. Dort gibst du E-Mail-Adresse, Name und Lieferadresse an, siehst alle Artikel, Preise und Versandkosten noch einmal und kannst über „Zurück“ alles korrigieren. Mit dem Abschluss der Zahlung gibst du ein verbindliches Angebot ab.',
        'Der Vertrag kommt zustande, wenn wir deine Zahlung erhalten haben und dir die Bestellbestätigung per E-Mail senden. Wird die Zahlung nicht innerhalb der auf der Bezahlseite angegebenen Zeit abgeschlossen, verfällt die Bestellung, ohne dass Kosten entstehen.',
        'Vertragssprachen sind Deutsch und Englisch. Wir speichern den Vertragstext; du erhältst ihn mit der Bestellbestätigung.',
      ],
    },
    {
      heading: '§ 3 Preise und Versandkosten',
      body: [
        'Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Umsatzsteuer.',
        'Innerhalb Deutschlands versenden wir ab einem Bestellwert von {freeShippingFrom} versandkostenfrei; maßgeblich ist der Wert nach Abzug von Rabatten. Darunter berechnen wir {shippingCost} Versandkosten je Bestellung.',
      ],
    },
    {
      heading: '§ 4 Lieferung',
      body: [
        'Wir liefern nur innerhalb Deutschlands. Die Ware verlässt unser Lager in der Regel innerhalb von {dispatchDays} Werktagen und ist {deliveryDays} Werktage nach der Bestellung bei dir. Samstage, Sonntage und bundesweite Feiertage zählen nicht mit.',
        'Ist ein Artikel ausnahmsweise nicht lieferbar, sagen wir dir sofort Bescheid und erstatten bereits gezahlte Beträge unverzüglich.',
      ],
    },
    {
      heading: '§ 5 Zahlung',
      body: [
        'Welche Zahlungsarten dir zur Verfügung stehen, zeigt dir die Bezahlseite unseres Zahlungsdienstleisters, bevor du dich entscheidest. Für keine Zahlungsart berechnen wir ein Entgelt.',
      ],
    },
    {
      heading: '§ 6 Eigentumsvorbehalt',
      body: ['Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.'],
    },
    {
      heading: '§ 7 Widerrufsrecht und freiwillige Rückgabe',
      body: [
        'Als Verbraucherin oder Verbraucher hast du ein gesetzliches Widerrufsrecht von {withdrawalDays} Tagen. Einzelheiten stehen in der Widerrufsbelehrung.',
        'Darüber hinaus nehmen wir ungetragene, unbeschädigte Ware freiwillig innerhalb von {returnDays} Tagen nach Erhalt zurück. Das Rücksendeetikett bekommst du kostenlos von uns. Das gesetzliche Widerrufsrecht bleibt davon unberührt.',
      ],
    },
    {
      heading: '§ 8 Gewährleistung',
      body: [
        'Für unsere Ware gelten die gesetzlichen Mängelrechte. Gegenüber Verbraucherinnen und Verbrauchern beträgt die Frist {warrantyYears} Jahre ab Lieferung.',
        'Gegenüber Unternehmerinnen und Unternehmern beträgt die Gewährleistungsfrist {businessWarranty} ab Lieferung. Das gilt nicht für Schadensersatzansprüche, für arglistig verschwiegene Mängel und für Rückgriffsansprüche.',
      ],
    },
    {
      heading: '§ 9 Zugaben und Rabattcodes',
      body: [
        'Zugaben zu Duo- und Trio-Packs liegen der Bestellung kostenlos bei und werden im Warenkorb mit €0,00 ausgewiesen. Trittst du vom Kauf des Packs zurück, gibst du auch die Zugabe zurück.',
        'Je Bestellung lässt sich ein Rabattcode einlösen. Mindestbestellwert und Gültigkeit stehen beim Code. Eine Barauszahlung ist nicht möglich.',
      ],
    },
    {
      heading: '§ 10 Haftung',
      body: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper und Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen haben.',
        'Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten, begrenzt auf den vorhersehbaren, vertragstypischen Schaden. Wesentlich sind Pflichten, deren Erfüllung den Vertrag überhaupt erst ermöglicht und auf die du vertrauen darfst.',
      ],
    },
    {
      heading: '§ 11 Schlussbestimmungen',
      body: [
        'Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts. Zwingende Verbraucherschutzvorschriften des Staates, in dem du deinen gewöhnlichen Aufenthalt hast, bleiben unberührt.',
        'Bist du Kauffrau oder Kaufmann, ist Gerichtsstand unser Geschäftssitz. Ist eine Bestimmung dieser AGB unwirksam, bleiben die übrigen wirksam.',
      ],
    },
  ],
};
