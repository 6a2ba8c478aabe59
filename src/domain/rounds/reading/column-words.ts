const listed = (words: string) => words.split(/[,\n]/).map((word) => word.trim());

/**
 * Roles of columns, with their usual heads in the languages of exports: lower case, the surest first. A column without
 * a role is not read at all. Profit is paid minus stake.
 */
export const COLUMN_WORDS = {
  'server-seed-hash': listed(`server seed hash, hashed server seed, server seed hashed, seed hash
    server seed seed hash`),
  'server-seed': listed(`server seed, unhashed server seed, revealed server seed
    server seed seed`),
  'client-seed': listed('client seed, client seed seed'),
  nonce: ['nonce'],
  profit:
    listed(`profit, net profit, profit loss, pnl, p l, net, net win, nettogewinn, gewinn verlust
    ganancia neta, lucro, bénéfice, прибыль`),
  winnings: listed('net winnings, winnings without stake, net won, reingewinn'),
  type: listed('transaction type, entry type, operation, buchungsart, tipo, type, typ, kind, тип'),
  stake:
    listed(`bet amount, wager amount, stake, bet, wager, wagered, bet size, amount, einsatz, betrag
    amount value, debit, apuesta, importe, monto, mise, montant, aposta, valor apostado, valor, puntata, inzet, bahis
    сумма ставки, ставка, сумма`),
  paid: listed(`payout, win amount, payout amount, winnings, win, paid, return, amount won, auszahlung
    credit, payout value, gewinn, pago, premio, ganancia, gain, prêmio, retorno, vincita, uitbetaling, kazanç, выплата, выигрыш`),
  multiplier: listed(`multiplier, payout multiplier, multi, odds, coefficient, multiplikator, quote
    multiplicador, cuota, multiplicateur, cote, множитель, коэффициент`),
  currency:
    listed(`currency, coin, token, asset, currency code, amount currency, bet currency, bet amount currency, währung, moneda, devise, moeda
    valuta, валюта`),
  game: listed(
    'game, game name, slot, game title, spiel, juego, jeu, jogo, gioco, spel, oyun, игра',
  ),
  time: listed(`created at, timestamp, date, time, date time, placed at, bet time, settled at, datum
    zeit, zeitpunkt, fecha, hora, heure, date heure, data, data hora, tarih, дата, время`),
  result: listed(`result, outcome, roll, ergebnis, resultado, résultat, risultato, результат
    status, state`),
};

export type ColumnRole = keyof typeof COLUMN_WORDS;
