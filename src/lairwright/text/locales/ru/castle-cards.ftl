## Названия
castle-monster = { $faction } { $strength }
castle-guard = { $stars } { $strength }/{ $loot }
castle-range = { $low }–{ $high }
castle-inferred = { $value }*
castle-inferred-note = * Значение выведено косвенно, а не взято с карты.

## Сведения
castle-facts-monster = монстр, сила { $strength }, лечение { $healing }
castle-facts-guard = стражник, { $stars }, сила { $strength }, добыча { $loot }
castle-facts-tile = плитка короля
castle-facts-faction = фракция

## Тексты
castle-text-safe = Этого монстра нельзя заменить.
castle-text-back = На обороте: { $stars }, сила { $strength }, добыча { $loot }.
    .likely = На обороте: { $stars }, сила { $strength }, добыча { $loot } (пределы вероятны, но не подтверждены).
    .inferred = На обороте: { $stars }, сила { $strength }, добыча { $loot } (пределы выведены).

## Тексты плиток короля
castle-tile-nothing = В этом ходу правила не меняются.
castle-tile-forbid = Монстров силой { $strength } выкладывать нельзя.
castle-tile-hands = Каждый игрок берёт в руку монстров силой { $strengths }, а монстров силой { $others } кладёт лицом вниз.
castle-tile-healing =
    { $cost ->
        [0] Лечение монстра силой { $strengths } ничего не стоит.
        [one] Лечение монстра силой { $strengths } стоит { $cost } монету.
        [few] Лечение монстра силой { $strengths } стоит { $cost } монеты.
       *[many] Лечение монстра силой { $strengths } стоит { $cost } монет.
    }
castle-at-first-guard = Стражник у ворот получает { $what }.
castle-at-first-two-guards = Каждый из двух ближайших к воротам стражников получает { $what }.
castle-at-second-guard = Второй от ворот стражник получает { $what }.
castle-at-last-guard = Стражник у сокровищницы получает { $what }.
castle-at-last-guards =
    { $number ->
        [1] Стражник у сокровищницы получает { $what }.
        [2] Каждый из двух ближайших к сокровищнице стражников получает { $what }.
       *[any] Каждый из { $number } ближайших к сокровищнице стражников получает { $what }.
    }
castle-at-guards-facing-an-equal-pair = Стражник, против которого стоят два монстра одинаковой силы, получает { $what }.
castle-at-guards-facing-the-weakest-pair = Когда все монстры выложены, стражник, против которого стоит самая слабая пара, получает { $what }; если таких пар несколько, это относится к каждому из этих стражников.
castle-at-all-guards = Каждый стражник получает { $what }.
castle-change-loot = { $amount } к добыче
castle-change-strength = { $amount } к силе
