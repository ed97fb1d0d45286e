import type { LegalText } from '#catalogue/texts/legal/legal-text.ts';

export const texts: LegalText = {
  screen: 'privacy',
  title: 'Datenschutz',
  description: 'Welche Daten Elvare verarbeitet, wozu, wie lange, und welche Rechte du hast.',
  intro:
    'Wir verarbeiten so wenige Daten wie möglich. Dieser Shop setzt keine Werbe- oder Analyse-Cookies, lädt keine Schriften oder Skripte von Dritten und gibt dein Verhalten an niemanden weiter.',
  sections: [
    {
      heading: 'Verantwortlich',
      body: [
        '{companyName}, {companyStreet}, {companyCity}, Telefon: {companyPhone}, E-Mail: {companyEmail}. An diese Adresse kannst du dich mit allen Fragen zum Datenschutz wenden.',
      ],
    },
    {
      heading: 'Aufruf der Seiten',
      body: [
        'Damit dein Browser die Seiten anzeigen kann, überträgt er technisch notwendige Daten, darunter deine IP-Adresse. Wir nutzen sie nur für die Dauer der Verbindung und um Überlastung abzuwehren, und schreiben sie weder in Protokolle noch in die Datenbank. Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    {
      heading: 'Bestellung und Zahlung',
      body: [
        'Wenn du bestellst, verarbeiten wir E-Mail-Adresse, Name, Lieferadresse, die bestellten Artikel und den Zahlungsstatus, um den Vertrag zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO). Bei der Bestellung steht auch, über welche Website du gekommen bist, damit wir sehen, woher Bestellungen kommen (Art. 6 Abs. 1 lit. f DSGVO). Für die Zahlung leiten wir dich auf die Seite unseres Zahlungsdienstleisters Stripe Payments Europe, Ltd., 1 Grand Canal Street Lower, Dublin, Irland weiter. Karten- oder PayPal-Daten gibst du nur dort ein; wir erhalten sie nicht.',
        'Für den Versand geben wir Name und Lieferadresse an das beauftragte Versandunternehmen weiter.',
        'Bezahlte Bestellungen müssen wir nach Handels- und Steuerrecht aufbewahren (§ 257 HGB, § 147 AO): Buchungsbelege acht Jahre, Handels- und Geschäftsbriefe sechs Jahre, Bücher zehn Jahre. Wird eine Bestellung nicht bezahlt, entfernen wir {unpaidOrdersKeptDays} Tage nach ihrem Ende Name, Adressen und die Zuordnung zu deinem Konto. Die E-Mails, die unser Shop dir schickt, löscht er nach {mailsKeptDays} Tagen.',
        'Damit bei einem Ausfall nichts verloren geht, sichern wir die Daten des Shops jede Nacht verschlüsselt und bewahren Sicherungen bis zu {backupsKeptMonths} Monate auf (Art. 6 Abs. 1 lit. f DSGVO). Gelöschte Daten verschwinden mit der letzten Sicherung, die sie noch enthält; spielen wir eine Sicherung zurück, löschen wir sie erneut.',
      ],
    },
    {
      heading: 'Konto',
      body: [
        'Ein Konto ist freiwillig; du kannst auch als Gast bestellen. Wir speichern E-Mail-Adresse, ein nicht umkehrbar verschlüsseltes Passwort und deine Merkliste (Art. 6 Abs. 1 lit. b DSGVO). Beim Anmelden setzen wir ein technisch notwendiges Cookie, das Skripte nicht lesen können und das beim Abmelden gelöscht wird. Ein zweites merkt sich 180 Tage lang, dass du auf diesem Gerät angemeldet warst, damit dich fremde Anmeldeversuche nicht aussperren; es enthält nur eine Zufallszahl mit Prüfsumme (§ 25 Abs. 2 Nr. 2 TDDDG). Wird die E-Mail-Adresse eines Kontos nicht bestätigt, löschen wir es nach {unverifiedAccountsKeptDays} Tagen, sobald niemand mehr in ihm angemeldet ist, es sei denn, es wurde damit etwas gekauft.',
        'Um Angriffe zu erkennen und aufzuklären, halten wir {securityEventsKeptDays} Tage lang fest, wann sich ein Konto angemeldet hat, welche seiner Zugangsdaten geändert und welche Anfragen abgewiesen wurden (Art. 6 Abs. 1 lit. f DSGVO). Gespeichert werden die Kennung des Kontos und statt der IP-Adresse ein Prüfwert mit täglich wechselndem Schlüssel.',
      ],
    },
    {
      heading: 'Was dein Browser sich merkt',
      body: [
        'Im Local Storage deines Browsers liegen dein Warenkorb samt eingelöstem Rabattcode und, sobald du zur Kasse gehst, einer zufälligen Nummer des Versuchs, damit kein zweiter Klick und kein zweiter Tab eine zweite Bestellung auslöst und den Warenkorb verlässt, was bezahlt ist, deine Merkliste und die Sprache, wenn du sie ausdrücklich wählst. Das bleibt, bis du es entfernst, bestellst oder die Daten deines Browsers löschst.',
        'Im Session Storage liegen die zuletzt angesehenen Produkte, damit du zu ihnen zurückfindest. Sie verschwinden, wenn du den Tab schließt.',
        'Gehst du zur Kasse, setzen wir für 24 Stunden ein technisch notwendiges Cookie, das Skripte nicht lesen können. Nur damit zeigt dir die Seite nach der Zahlung, was du bestellt hast; wer bloß ihren Link kennt, sieht es nicht.',
        'Alles hier Genannte ist für die Funktion, die du nutzt, erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG). Welche Artikel in deinem Warenkorb liegen und die Nummer des Versuchs erfahren wir erst, wenn du zur Kasse gehst, einen Rabattcode, wenn du ihn einlöst. Deine Merkliste erfahren wir nur, wenn du angemeldet bist; dann gehört sie zu deinem Konto. Das Cookie schickt dein Browser uns mit. Nur auf deinem Gerät bleibt die Liste der zuletzt angesehenen Produkte.',
      ],
    },
    {
      heading: 'Besuche zählen',
      body: [
        'Um zu sehen, wie viele Menschen gerade im Shop sind und welche Seiten gefragt sind, zählen wir Besuche auf dem eigenen Server. Solange eine Seite offen ist, meldet sie sich alle 30 Sekunden mit einer zufälligen Kennung, der aufgerufenen Seite, der Website oder Kampagne, von der du gekommen bist, der Summe deines Warenkorbs und ob du gerade zur Kasse gehst. Die Kennung liegt im Session Storage deines Browsers, damit ein Neuladen nicht doppelt zählt; sie verschwindet, wenn du den Tab schließt. Wir speichern dazu die Browserfamilie (etwa „Firefox“), aber weder IP-Adresse noch vollständige Browserangaben. Gehst du zur Kasse, steht beim Besuch bis zur Zahlung auch, welcher Bezahlvorgang zu ihm gehört, damit ein bezahlter Warenkorb nicht als verlassen zählt.',
        'Einzelne Besuche werden spätestens nach 24 Stunden gelöscht, übrig bleiben Summen je Tag. Bist du angemeldet, wird der Besuch für diese Zeit deinem Konto zugeordnet. Rechtsgrundlage ist unser berechtigtes Interesse an einem funktionierenden Angebot (Art. 6 Abs. 1 lit. f DSGVO); du kannst per E-Mail widersprechen.',
      ],
    },
    {
      heading: 'Newsletter',
      body: [
        'Den Newsletter senden wir nur, wenn du deine Anmeldung über den Link in unserer Bestätigungsmail bestätigst (Art. 6 Abs. 1 lit. a DSGVO). Wir speichern deine E-Mail-Adresse und den Zeitpunkt von Anmeldung und Bestätigung. Abbestellen kannst du jederzeit mit einem Klick in jeder Ausgabe. Danach bewahren wir Adresse und Zeitpunkte noch {unsubscribedKeptYears} Jahre auf, um nachweisen zu können, dass du eingewilligt hattest (Art. 6 Abs. 1 lit. f und Art. 7 Abs. 1 DSGVO). Eine Anmeldung, die nie bestätigt wird, löschen wir nach {unconfirmedKeptDays} Tagen.',
      ],
    },
    {
      heading: 'Kontakt',
      body: [
        'Schreibst du uns, nutzen wir Name, E-Mail-Adresse und Nachricht, um zu antworten (Art. 6 Abs. 1 lit. b oder f DSGVO). Im Shop löschen wir die Anfrage {messagesKeptDays} Tage, nachdem sie erledigt ist, und wenn sie offen bleibt, {unhandledMessagesKeptDays} Tage nach ihrem Eingang. In unserem E-Mail-Postfach bleibt sie, solange eine Aufbewahrungspflicht besteht.',
      ],
    },
    {
      heading: 'Deine Rechte',
      body: [
        'Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragbarkeit deiner Daten sowie das Recht, Einwilligungen mit Wirkung für die Zukunft zu widerrufen und Verarbeitungen zu widersprechen, die auf berechtigtem Interesse beruhen (Art. 15 bis 21 DSGVO). Eine Nachricht an {companyEmail} genügt.',
        'Außerdem kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren, etwa bei der deines Wohnorts.',
      ],
    },
  ],
};
