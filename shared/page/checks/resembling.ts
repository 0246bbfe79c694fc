/** Real providers whose domain looks like a misspelt one of another. A test finds those that are missing. */
export const RESEMBLING_DOMAINS =
  `5ymail.com amail.com ashotmail.com aver.com bgtmail.com bitmail.com boimail.com bootmail.com chogmail.com cmail.com
coxmail.com docmail.com dogmail.co.uk dostmail.com email.com foxmail.com ghostmail.com gotmail.com hd-mail.com hmamail.com
homemail.com hotepmail.com jo-mail.com joymail.com kozmail.com liberto.it matmail.com odmail.com online.de popmail.com
prontomail.com proto2mail.com shootmail.com tmail.com uolmail.com uomail.com uymail.com wallm.com wowmail.com xmail.com
y7mail.com yalla.com ymail4.com yopmail.com yopmail.fr zetmail.com zoemail.com zoutlook.com`.split(/\s/)
