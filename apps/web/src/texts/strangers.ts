// What is said where strangers play: refusals, reports, blocking. They join the other sentences with the pages of
// online play, so that the front page does not carry them.
import { useSettings } from '../settings/settings.ts'
import { addTexts, speakAny } from './speak.ts'

const en = {
  'sorry.own-table': 'You already sit at this table. Find it under “Your tables”.',
  'sorry.not-for-you': 'You cannot sit down at this table.',
  'sorry.nobody-there': 'The player who opened this table has left. Pick another one.',
  'sorry.too-many-open':
    'Too many open tables come from your address. Wait at one of them, or close it first.',
  'sorry.banned': 'You cannot play here until {{until}}.',
  'sorry.too-many-reports': 'You have sent a lot of reports. Wait ten minutes.',
  'sorry.nobody-to-block': 'This player cannot be blocked. You can still mute them.',
  'sorry.nobody-to-report': 'Nobody sits there any more.',
  'sorry.unknown-line': 'That message is no longer there.',
  'sorry.bad-token': 'Only players of this match can do this.',

  'bye.banned': 'You cannot play here until {{until}}.',
  'bye.bannedHint': 'A moderator has blocked your address on this server for a while.',
  'bye.deleted': 'A moderator has removed this match.',

  'over.closed': 'The match was closed',
  'over.closedWhy': 'A moderator closed it on turn {{turn}}. Nobody wins or loses.',

  'waiting.unlisted':
    'Nobody was here for ten minutes, so this table was removed from the lobby. Start a new quick match.',
  'waiting.lobby': 'Your table is listed in the lobby while this page is open.',
  'waiting.guest':
    'The match starts when everyone is seated. You can leave this page and come back.',

  'chat.tooFast': 'Too fast: you can write again in a few seconds.',
  'chat.notSaid': 'The server could not save this message. Send it again.',
  'chat.removed': 'removed by a moderator',
  'chat.players': 'Players',
  'chat.muteOne': 'Mute',
  'chat.muteName': 'Mute {{name}}',
  'chat.block': 'Block',
  'chat.blockName': 'Block {{name}}',
  'chat.unblock': 'Unblock',
  'chat.unblockName': 'Unblock {{name}}',
  'chat.blocked': '{{name}} is blocked: you will not meet again in the lobby or a quick match.',
  'chat.report': 'Report',
  'chat.reportName': 'Report {{name}}',
  'chat.reportLine': 'Report this message by {{name}}',
  'asks.tooOften': 'You have asked too often. Wait a minute before you ask again.',

  'report.title': 'Report {{name}}',
  'report.line': 'Message',
  'report.reason': 'What is wrong?',
  'report.insult': 'Insults',
  'report.threat': 'Threats',
  'report.spam': 'Spam',
  'report.name': 'The name',
  'report.cheating': 'Cheating',
  'report.stalling': 'Stalling',
  'report.other': 'Something else',
  'report.text': 'Details (optional)',
  'report.send': 'Send report',
  'report.cancel': 'Cancel',
  'report.thanks': 'Thank you',
  'report.sent':
    'A moderator will read it together with the messages around it. {{name}} is not notified.',
  'report.close': 'Close',

  'blocked.title': 'Blocked players',
  'blocked.hint':
    'You will not meet them in the lobby or in a quick match. The list is saved in this browser.',
}

type StrangerKey = keyof typeof en

const ru: Record<StrangerKey, string> = {
  'sorry.own-table': 'Вы уже сидите за этим столом. Он в списке «Ваши столы».',
  'sorry.not-for-you': 'Вы не можете сесть за этот стол.',
  'sorry.nobody-there': 'Игрок, открывший этот стол, ушёл. Выберите другой.',
  'sorry.too-many-open':
    'С вашего адреса открыто слишком много столов. Подождите за одним из них или сначала закройте его.',
  'sorry.banned': 'Играть здесь вы сможете после {{until}}.',
  'sorry.too-many-reports': 'Вы отправили много жалоб. Подождите десять минут.',
  'sorry.nobody-to-block': 'Этого игрока нельзя заблокировать. Но его сообщения можно скрыть.',
  'sorry.nobody-to-report': 'Там уже никто не сидит.',
  'sorry.unknown-line': 'Этого сообщения уже нет.',
  'sorry.bad-token': 'Это могут только игроки этой партии.',

  'bye.banned': 'Играть здесь вы сможете после {{until}}.',
  'bye.bannedHint': 'Модератор временно заблокировал ваш адрес на этом сервере.',
  'bye.deleted': 'Модератор удалил эту партию.',

  'over.closed': 'Партия закрыта',
  'over.closedWhy': 'Модератор закрыл её на ходу {{turn}}. Победителей и проигравших нет.',

  'waiting.unlisted':
    'Десять минут здесь никого не было, и стол убран из списка. Начните новую быструю партию.',
  'waiting.lobby': 'Ваш стол виден в списке, пока открыта эта страница.',
  'waiting.guest': 'Партия начнётся, когда все сядут. Можно уйти с этой страницы и вернуться.',

  'chat.tooFast': 'Слишком быстро: через несколько секунд можно будет написать ещё.',
  'chat.notSaid': 'Сервер не смог сохранить это сообщение. Отправьте его снова.',
  'chat.removed': 'удалено модератором',
  'chat.players': 'Игроки',
  'chat.muteOne': 'Скрыть сообщения',
  'chat.muteName': 'Скрыть сообщения игрока {{name}}',
  'chat.block': 'Заблокировать',
  'chat.blockName': 'Заблокировать игрока {{name}}',
  'chat.unblock': 'Разблокировать',
  'chat.unblockName': 'Разблокировать игрока {{name}}',
  'chat.blocked':
    'Игрок {{name}} заблокирован: вы не встретитесь ни в списке столов, ни в быстрой партии.',
  'chat.report': 'Пожаловаться',
  'chat.reportName': 'Пожаловаться на игрока {{name}}',
  'chat.reportLine': 'Пожаловаться на это сообщение ({{name}})',
  'asks.tooOften': 'Вы просили слишком часто. Подождите минуту.',

  'report.title': 'Жалоба на игрока {{name}}',
  'report.line': 'Сообщение',
  'report.reason': 'Что не так?',
  'report.insult': 'Оскорбления',
  'report.threat': 'Угрозы',
  'report.spam': 'Спам',
  'report.name': 'Имя',
  'report.cheating': 'Нечестная игра',
  'report.stalling': 'Затягивание игры',
  'report.other': 'Другое',
  'report.text': 'Подробнее (необязательно)',
  'report.send': 'Отправить жалобу',
  'report.cancel': 'Отмена',
  'report.thanks': 'Спасибо',
  'report.sent':
    'Модератор прочитает её вместе с соседними сообщениями. Игрок {{name}} о ней не узнает.',
  'report.close': 'Закрыть',

  'blocked.title': 'Заблокированные игроки',
  'blocked.hint':
    'Вы не встретитесь с ними ни в списке столов, ни в быстрой партии. Список хранится в этом браузере.',
}

addTexts({ en, ru })

type Values = Record<string, string | number>

export function useStrangerSay(): (key: StrangerKey, values?: Values) => string {
  return speakAny(useSettings().lang)
}

export const isStrangerKey = (key: string): key is StrangerKey => Object.hasOwn(en, key)

const momentIn = (lang: string) => {
  const form = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
  return (at: number): string => form.format(at)
}
const moments = { en: momentIn('en-GB'), ru: momentIn('ru') }

/** A time in the reader's language and time zone. */
export const useMoment = (): ((at: number) => string) => moments[useSettings().lang]
